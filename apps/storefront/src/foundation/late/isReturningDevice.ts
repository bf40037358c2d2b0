/**
 * Whether this browser may have something in the shop: a car, a cart, a history. All of them leave a record on the device, so a device without
 * one belongs to a new visitor, and nothing has to be fetched. Where storage cannot be read, the answer is yes.
 */
export const isReturningDevice = (): boolean => {
  try {
    return localStorage.length > 0 || /(?:^|; )Fitment=/.test(document.cookie)
  } catch {
    return true
  }
}
