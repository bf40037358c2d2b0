import type { CategoryTree } from "../reference/categoryTree.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import { escapeMarkdown } from "./markdown.ts"
import { tools } from "./tools.ts"
import { MCP_PATH, UCP_PROFILE_PATH } from "./ucpProfile.ts"

export const LLMS_PATH = "/llms.txt"

/** Creates `/llms.txt`: a short guide for language models, in Markdown. */
export const createLlmsText = (brandName: string, origin: string, roots: CategoryTree["roots"]): string => `# ${escapeMarkdown(brandName)}

> Car parts with a fitment rule that gives its reasons: fits, does not fit, or not known until one fact is known.

Product, category, vehicle, search, article, terms, privacy and help pages are also available as Markdown: request them with \`Accept: text/markdown\`.
Do not promise that a part fits because of its title. Use check_fit.

## Tools

- [Model Context Protocol](${origin}${MCP_PATH}): ${tools.map(({ name }) => name).join(", ")}
- [Universal Commerce Protocol](${origin}${UCP_PROFILE_PATH})
- Cart links: ${origin}/buy/NUMBER:QUANTITY,... fills a cart. A person orders.

## Categories

${roots.map((category) => `- [${escapeMarkdown(category.name)}](${origin}${siteUrls.category(category)})`).join("\n")}

## More

- [Search](${origin}/search?query=brake+pads)
- [Terms](${origin}/info/terms), [privacy](${origin}/info/privacy), [help](${origin}/info/helpcenter)
- [Articles](${origin}/the-toolbox)
- [Site map](${origin}/sitemap.xml)
`
