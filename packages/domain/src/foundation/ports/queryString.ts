import { percentDecoded } from "./percentEncoding.ts"

/**
 * The parameters of an address' query by name, with or without its `?`, decoded; the first of a name counts, and `+` is a space. What is
 * no URL encoding is taken as it is. Names keep their letter case.
 */
export const parseQueryString = (search: string): ReadonlyMap<string, string> => {
  const parameters = new Map<string, string>()
  for (const pair of search.replace(/^\?/, "").split("&")) {
    const [name = "", ...value] = pair.split("=")
    if (pair !== "" && !parameters.has(decoded(name))) parameters.set(decoded(name), decoded(value.join("=")))
  }
  return parameters
}

const decoded = (text: string): string => percentDecoded(text.replaceAll("+", " "))
