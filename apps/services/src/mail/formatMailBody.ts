/**
 * The body of a mail to a customer: the one greeting and the one signature that the shop has, around paragraphs of plain text. The first of them
 * begins with a capital, however it is written.
 */
export const formatMailBody = (brandName: string, paragraphs: ReadonlyArray<string>): string =>
  ["Hello,", ...paragraphs.map((text, at) => (at === 0 ? capital(text) : text)), `Your ${brandName} team`].join("\n\n")

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
