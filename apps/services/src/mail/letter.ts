/** The body of a mail to a customer: the one greeting and the one signature that the shop has, around paragraphs of plain text. */
export const letter = (brandName: string, paragraphs: ReadonlyArray<string>): string =>
  ["Hello,", ...paragraphs, `Your ${brandName} team`].join("\n\n")
