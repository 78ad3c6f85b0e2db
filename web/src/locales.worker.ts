/* The browser reads its table of locales once for all its threads; a worker does so without blocking the page. */
Intl.DateTimeFormat.supportedLocalesOf('pl-PL')
self.close()
