/** Domain exports that no app uses yet, by reason. Whatever they use is excused too. Remove an entry when an app uses it. */
export const pendingExports: Readonly<Record<string, ReadonlyArray<string>>> = {
  "A list for tests, which call every REST call": ["registry.restCalls"]
}
