/** Pages on which nothing is to speak to the reader: no chat, no invitation to sign up (SIGN-33, NAV-55, GAP-21). Replace as needed. */
export const quietPaths: ReadonlyArray<string> = [
  "/Info/Shock",
  "/Info/privacy",
  "/item/radiator/1",
  "/the-toolbox/giveaway-rules/9001",
  "/the-toolbox/giveaway-winners/9002"
]

/** The whole path is compared, in either letter case and with or without a closing slash. */
export const isQuietPath = (path: string, paths: ReadonlyArray<string> = quietPaths): boolean => {
  const plain = (one: string) => one.toLowerCase().replace(/\/$/, "")
  return paths.some((quiet) => plain(quiet) === plain(path))
}
