/**
 * Whether this browser may have data in the shop: a car, a cart or a history. Each leaves a record on the device, so a device without
 * records belongs to a new visitor and needs no fetch. Returns true if storage is unreadable.
 */
export const isReturningDevice = (): boolean => {
  try {
    return localStorage.length > 0 || /(?:^|; )Fitment=/.test(document.cookie)
  } catch {
    return true
  }
}
