/**
 * Whether something of this browser's own may be in the shop: a car, a cart, a history. Whoever put something there left a record on the
 * device, so one without any is a stranger's, of whom nothing has to be asked. Where nobody may look, somebody was here.
 */
export const hasBeenHere = (): boolean => {
  try {
    return localStorage.length > 0 || /(?:^|; )Fitment=/.test(document.cookie)
  } catch {
    return true
  }
}
