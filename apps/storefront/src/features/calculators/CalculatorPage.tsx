import "./calculators.css"
import {
  calculate,
  calculatorGroups,
  calculatorHref,
  CALCULATORS_HREF,
  createPlot,
  findCalculator,
  getCarFacts,
  readInputs,
  sources,
  toValues
} from "@camber/domain/calculators"
import { Breadcrumbs, Link, PageTitle, SectionHead } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useLoaderData } from "react-router-dom"
import { type LazyPage, throwNotFound } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs } from "../../foundation/page/structuredData.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { fetchPartData, type PartData } from "./fetchPartData.ts"
import { PartsSection } from "./PartsSection.tsx"
import { toFigures, toPlotProps } from "./resultProps.ts"
import { useInputs } from "./useInputs.ts"
import { CalculatorForm } from "./view/calculator-form/CalculatorForm.tsx"
import { CalculatorPlot } from "./view/calculator-plot/CalculatorPlot.tsx"
import { CalculatorResults } from "./view/calculator-results/CalculatorResults.tsx"
import { CalculatorSources } from "./view/calculator-sources/CalculatorSources.tsx"

interface CalculatorData {
  readonly id: string
  /** Null if the shop's listings are unavailable. */
  readonly parts: PartData | null
  /** The toolbox article about the calculator. */
  readonly article: { readonly title: string; readonly url: string } | null
}

const trail = [
  { label: "Home", href: "/" },
  { label: "Calculators", href: CALCULATORS_HREF }
]

export const Component = () => {
  const data = useLoaderData() as CalculatorData
  return <CalculatorOf key={data.id} {...data} />
}

const CalculatorOf = observer(function CalculatorOf({ article, id, parts }: CalculatorData) {
  const calculator = findCalculator(id)!
  const { plate, selected } = useStore(ProjectStore)
  const { change, settle, texts, version } = useInputs()
  const inputs = readInputs(calculator, texts, selected === null ? {} : getCarFacts(selected.description))
  const values = toValues(inputs)
  const calculation = values === null ? null : calculate(calculator, values)
  const plot = values === null ? null : createPlot(calculator, values)
  const { grade, note, question, sources: names, title, trap } = calculator
  return (
    <div className="wrap">
      <Breadcrumbs items={trail} current={title} />
      <PageTitle title={title} />
      <p className="mute">{question}</p>
      <div className="calc">
        <CalculatorForm key={version} action={calculatorHref(id)} inputs={inputs} onTexts={change} onSettled={settle}>
          {plate !== null && inputs.some(({ isFromCar }) => isFromCar) && (
            <p className="calcin__note">Uses what we know about your {plate.vehicle}. Change any figure.</p>
          )}
        </CalculatorForm>
        <div className="calc__results">
          <CalculatorResults figures={calculation && toFigures(calculation.results)} />
          {plot !== null && <CalculatorPlot {...toPlotProps(plot)} />}
        </div>
      </div>
      <PartsSection parts={parts} searches={calculation?.searches ?? []} />
      <section className="block" aria-labelledby="notes">
        <SectionHead id="notes" title="Notes and sources" />
        <div className="calc__notes">
          {note !== undefined && <p>{note}</p>}
          {trap !== undefined && (
            <p>
              <b>Common error: </b>
              {trap}
            </p>
          )}
          {article !== null && (
            <p>
              Read more:{" "}
              <Link className="link" href={article.url}>
                {article.title}
              </Link>
            </p>
          )}
          <CalculatorSources grade={grade} sources={names.map((name) => sources[name])} />
        </div>
      </section>
    </div>
  )
})

export const load: LazyPage<CalculatorData>["load"] = async (pages, { pathname, search }) => {
  const calculator = findCalculator(pathname.split("/")[2] ?? "")
  if (calculator === undefined) throw await throwNotFound(pages)
  const { article: slug, id } = calculator
  const [parts, articles] = await Promise.all([
    fetchPartData(pages, calculator, search),
    slug === undefined ? [] : pages.articles(null).catch(() => [])
  ])
  const article = articles.find(({ url }) => url.startsWith(`/the-toolbox/${slug}/`))
  return { id, parts, article: article === undefined ? null : { title: article.title, url: article.url } }
}

const groupOf = (id: string) => calculatorGroups.find(({ id: group }) => group === findCalculator(id)?.group)?.title ?? ""

export const handle: PageHandle<CalculatorData> = {
  head: ({ id }, { settings }) => {
    const { question, title } = findCalculator(id)!
    const here = { label: title, href: calculatorHref(id) }
    return {
      title: `${title} Calculator | ${settings.brandName}`,
      description: `${question} ${groupOf(id)} calculator with the parts that match.`,
      canonicalPath: here.href,
      isIndexed: true,
      imagePath: null,
      structuredData: (origin) => [breadcrumbs(origin, [...trail, here])]
    }
  }
}
