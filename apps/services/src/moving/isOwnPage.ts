/** First segments of addresses that only the shop's own pages and files have, in lower case. */
const ownSegments = new Set(
  "account api assets assembly buildlist buy calculators content customervehicle forms graphql hooks mfe order pay pictures sitemaps staff track".split(
    " "
  )
)

/** The shop's other pages. Addresses below them may be those of an old shop, and lead on where the shop has no page. */
const ownPages = new Set(
  [
    "/ /brands /cart /categories /compare /deals /emailsignup /engines /featured/racing-engines /giftcards /info/contact /info/helpcenter",
    "/info/privacy /info/shock /info/terms /makes /pages/appinstall /pages/newtrending /pages/rewards /platforms /questionsubmission /race",
    "/rearaxle /reviewsubmission /robots.txt /search /services /shoppingcart /sitemap.xml /street /the-toolbox /transmissions /truck"
  ].flatMap((line) => line.split(" "))
)

/** Whether the shop itself has a page at an address, which no redirect replaces. */
export const isOwnPage = (address: string): boolean => {
  const [path = ""] = address.toLowerCase().split("?")
  return ownPages.has(path) || ownSegments.has(path.split("/")[1] ?? "")
}
