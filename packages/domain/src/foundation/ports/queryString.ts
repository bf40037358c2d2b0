import { decodePercent } from "./percentEncoding.ts"

/**
 * The parameters of an address' query by name, with or without its `?`, decoded; the first of a name counts, and `+` is a space. What is
 * no URL encoding is taken as it is. Names keep their letter case.
 */
export const parseQueryString = (search: string): ReadonlyMap<string, string> => {
  const parameters = new Map<string, string>()
  for (const [name, value] of parseQueryStrings(search)) if (!parameters.has(name)) parameters.set(name, value)
  return parameters
}

/** The same with every parameter of a name, as a form sends several. */
export const parseQueryStrings = (search: string): ReadonlyArray<readonly [string, string]> =>
  search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair !== "")
    .map((pair) => {
      const [name = "", ...value] = pair.split("=")
      return [decoded(name), decoded(value.join("="))] as const
    })

const decoded = (text: string): string => decodePercent(text.replaceAll("+", " "))
