/**
 * React Aria's locale, read by its modules as they load: the portal is Polish whatever the browser speaks. Its provider
 * would put the code that follows the browser's language into every first page.
 */
Object.assign(window, { [Symbol.for('react-aria.i18n.locale')]: 'pl-PL' })
