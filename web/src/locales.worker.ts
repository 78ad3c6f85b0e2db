/*
 * The browser reads its table of languages once for all its threads, and takes its time over it: here nobody waits for that. The
 * app finds it read.
 */
Intl.DateTimeFormat.supportedLocalesOf('pl-PL')
self.close()
