import { runInThisContext } from "node:vm"
import { htmlDocument } from "../src/app/server/Document.ts"
import { pageStyles } from "../src/app/server/pageStyles.ts"
import { sampleFacts } from "./samples.ts"

/** Runs the script of a page's document that has this name in it; throws where none has. */
export const runInlineScript = (name: string): void => {
  const html = htmlDocument({
    head: { title: "", description: "", canonicalPath: "/", isIndexed: true, imagePath: null, structuredData: () => [] },
    origin: "https://shop.example",
    brandName: "Camber",
    hasPlainRibbons: false,
    pageType: "Shop",
    facts: sampleFacts,
    assets: { entry: "", beside: [], styles: pageStyles([]), later: [] },
    markup: "",
    hydration: {}
  })
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = ""]) => text)
  const script = scripts.find((text) => text.includes(name))
  if (script === undefined) throw new Error(`No script of the document has ${name} in it`)
  runInThisContext(script)
}
