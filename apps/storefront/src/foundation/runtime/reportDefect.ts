const reported = new WeakSet()

/** Reports a defect to the console and to the page's error listeners, once per defect. */
export const reportDefect = (defect: unknown): void => {
  if (defect instanceof Object) {
    if (reported.has(defect)) return
    reported.add(defect)
  }
  reportError(defect)
}
