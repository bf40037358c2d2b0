import { Article, ArticleTeaser } from "@camber/domain/content"
import { Notification } from "@camber/domain/notifications"
import { createBuilders } from "./createBuilders.ts"

/** Teaser of a tech article. */
export const { sample: sampleArticleTeaser, wire: wireArticleTeaser } = createBuilders(ArticleTeaser, {
  id: 2,
  url: "/the-toolbox/rotor-run-out/2",
  title: "Measuring Rotor Run-out",
  description: "With a dial gauge.",
  authors: "June Hale",
  articleThumbnailUrl: "/content/parts/brake-rotor.svg",
  category: "tech~2-1",
  minutesToRead: 4,
  jobs: []
})

/** The article of `sampleArticleTeaser`: a heading and a paragraph. */
export const { sample: sampleArticle } = createBuilders(Article, {
  ...wireArticleTeaser(),
  slug: "rotor-run-out",
  publishedOn: "2026-03-02",
  body: [
    { _tag: "Heading", text: "Zero the gauge" },
    { _tag: "Paragraph", text: "Turn it slowly." }
  ],
  raceTypes: [],
  parts: [],
  more: []
})

/** Unread notification of a shipped order. */
export const { sample: sampleNotification } = createBuilders(Notification, {
  id: 1,
  topic: "order",
  title: "Your order is on its way",
  text: "Order 4821773905 left our warehouse.",
  href: "/account/orders/4821773905",
  createdAt: 1_790_000_000_000,
  isRead: false
})
