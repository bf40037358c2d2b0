const reported = new WeakSet()

/** Reports a defect to the console, and to whoever listens for what fails on the page: each once, whoever meets it again. */
export const reportDefect = (defect: unknown): void => {
  if (defect instanceof Object) {
    if (reported.has(defect)) return
    reported.add(defect)
  }
  reportError(defect)
}
