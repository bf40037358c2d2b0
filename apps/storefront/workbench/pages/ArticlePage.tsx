import type { ArticleBlock } from "@camber/domain/content"
import { ArticleBody, ArticleContents, ArticleGrid, Breadcrumbs, FitLineInline, SectionHead } from "@camber/ui"
import { articles } from "@camber/ui/examples/samples.ts"

const blocks: readonly ArticleBlock[] = [
  { _tag: "Heading", text: "Wheel rate" },
  {
    _tag: "Paragraph",
    text: "The control arm is a lever. When the tire moves one inch, a spring that sits two thirds of the way out moves two thirds of an inch, and its force reaches the tire through the same lever again. So the ratio counts twice."
  },
  {
    _tag: "Formula",
    text: "Wheel rate = spring rate × MR²",
    where: "MR = distance from inner pivot to spring ÷ distance from inner pivot to ball joint"
  },
  { _tag: "Heading", text: "Worked example" },
  { _tag: "Bullets", items: ["The lower arm is 15.5 in. long from pivot to ball joint.", "The coil-over bolts on at 9.8 in."] },
  {
    _tag: "Table",
    head: ["Spring, lb/in", "MR", "Wheel rate, lb/in", "Ride frequency, Hz"],
    rows: [
      ["450", "0.63", "180", "1.48"],
      ["550", "0.63", "220", "1.64"],
      ["650", "0.63", "260", "1.78"]
    ]
  },
  { _tag: "Callout", text: "A spring that leans 20° loses another 6 %. Multiply by the cosine of the lean." }
]

export const ArticlePage = () => (
  <div className="wrap">
    <Breadcrumbs
      items={[
        { label: "Home", href: "?page=home" },
        { label: "Toolbox", href: "?page=article" }
      ]}
      current="Tech"
    />
    <div className="article">
      <ArticleContents blocks={blocks} />
      <article className="prose">
        <p className="kicker">Tech</p>
        <h1>Spring rate and motion ratio</h1>
        <p className="lede">A 550 lb/in spring is never worth 550 at the tire. How far inboard it sits decides the rest.</p>
        <p className="byline">Nell Ostrander · Updated Oct 30, 2026 · 8 minutes</p>
        <ArticleBody blocks={blocks} />
      </article>
      <aside aria-label="Parts">
        <SectionHead title="Parts in this article" />
        <FitLineInline tone="fit" label="Guaranteed To Fit" />
      </aside>
    </div>
    <section className="block">
      <SectionHead title="Recommended Articles For You" />
      <ArticleGrid articles={articles} />
    </section>
  </div>
)
