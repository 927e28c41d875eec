/* global importScripts */
/* Devices that were told things by an earlier version know the worker by this name. */
importScripts("/worker.js");
