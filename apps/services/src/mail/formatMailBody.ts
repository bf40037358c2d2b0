/** Builds the body of a customer mail: the greeting, the paragraphs in plain text and the signature. Capitalizes the first paragraph. */
export const formatMailBody = (brandName: string, paragraphs: ReadonlyArray<string>): string =>
  ["Hello,", ...paragraphs.map((text, at) => (at === 0 ? capital(text) : text)), `Your ${brandName} team`].join("\n\n")

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
