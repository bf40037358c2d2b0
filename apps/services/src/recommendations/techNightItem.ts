import type { TechNight } from "../content/techNights.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { WireItem } from "./createBlock.ts"

const day = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" })

/** Converts an evening of the tech line to an event that links to its article (REC-08). */
export const techNightItem = ({ article, date, id }: TechNight, imageUrls: ImageUrls): WireItem => ({
  _tag: "Event",
  eventId: id,
  name: `Tech Night: ${article.title}`,
  title: null,
  description: "Our techs take your calls that evening. Read the article, then call with your numbers and questions.",
  date,
  displayDate: `${day.format(new Date(date))}, 7 to 9 p.m. Eastern`,
  purchaseurl: null,
  image: { iconImageUrl: imageUrls.drawing(article.drawing) },
  authors: article.authors,
  url: siteUrls.article(article),
  articleThumbnailUrl: null
})
