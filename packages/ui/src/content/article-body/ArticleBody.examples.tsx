import type { ArticleBlock } from "@camber/domain/content"
import type { Examples } from "../../../examples/Examples.ts"
import { ArticleBody, ArticleContents } from "./ArticleBody.tsx"

const blocks: readonly ArticleBlock[] = [
  { _tag: "Heading", text: "Wheel rate" },
  { _tag: "Paragraph", text: "The control arm is a lever. When the tire moves one inch, the spring moves two thirds of an inch." },
  { _tag: "Formula", text: "Wheel rate = spring rate × MR²", where: "MR = pivot to spring ÷ pivot to ball joint" },
  { _tag: "Bullets", items: ["The lower arm is 15.5 in. long.", "The coil-over bolts on at 9.8 in."] },
  { _tag: "Table", head: ["Spring, lb/in", "MR", "Wheel rate, lb/in", "Ride frequency, Hz"], rows: [["450", "0.63", "180", "1.48"]] },
  { _tag: "Callout", text: "A spring that leans 20° loses another 6 %." }
]

export const examples: Examples = {
  "Every kind of block": (
    <div className="prose">
      <ArticleBody blocks={blocks} />
    </div>
  ),
  Contents: <ArticleContents blocks={blocks} />
}
