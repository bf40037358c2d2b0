/**
 * What the domain offers and no channel reaches yet, by what it waits for. What these use themselves waits with them. An entry goes as soon as
 * a channel reaches it.
 */
export const pendingExports: Readonly<Record<string, ReadonlyArray<string>>> = {
  "A list for tests, which ask every REST call there is": ["registry.restCalls"]
}
