/** Encodes a text for a URL. A lone surrogate, which cannot be encoded, becomes the replacement character. */
export const encodePercent = (text: string): string => encodeURIComponent(text.toWellFormed())

/** Decodes a URL-encoded text. Returns an invalid encoding unchanged. */
export const decodePercent = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Parses a query string, with or without its `?`, into decoded parameters by name. If a name occurs several times, the first value counts.
 * A `+` is a space. Invalid URL encoding is kept as is. Names are case-sensitive.
 */
export const parseQueryString = (search: string): ReadonlyMap<string, string> => {
  const parameters = new Map<string, string>()
  for (const [name, value] of parseQueryStrings(search)) if (!parameters.has(name)) parameters.set(name, value)
  return parameters
}

/** Parses a query string with every parameter of a name, as sent by forms. */
export const parseQueryStrings = (search: string): ReadonlyArray<readonly [string, string]> =>
  search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair !== "")
    .map((pair) => {
      const [name = "", ...value] = pair.split("=")
      return [decode(name), decode(value.join("="))] as const
    })

const decode = (text: string): string => decodePercent(text.replaceAll("+", " "))
