import "./calculators.css"
import { calculatorGroups, calculatorHref, calculators, CALCULATORS_HREF } from "@camber/domain/calculators"
import { Breadcrumbs, Link, PageTitle, SectionHead } from "@camber/ui"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs, collectionPage } from "../../foundation/page/structuredData.ts"

const TITLE = "Calculators"
const trail = [{ label: "Home", href: "/" }]

/** All calculators by group. */
export const Component = () => (
  <div className="wrap">
    <Breadcrumbs items={trail} current={TITLE} />
    <PageTitle title={TITLE} note="Enter your figures, then see the parts that match" />
    {calculatorGroups.map(({ id, title }) => (
      <section key={id} className="block" aria-labelledby={id}>
        <SectionHead id={id} title={title} />
        <ul className="calctiles">
          {calculators
            .filter(({ group }) => group === id)
            .map((calculator) => (
              <li key={calculator.id}>
                <Link href={calculatorHref(calculator.id)}>
                  <b>{calculator.title}</b>
                  <span>{calculator.question}</span>
                </Link>
              </li>
            ))}
        </ul>
      </section>
    ))}
  </div>
)

export const load: LazyPage<null>["load"] = async () => null

export const handle: PageHandle<null> = {
  head: (_, { settings }) => ({
    title: `${TITLE} | ${settings.brandName}`,
    description: "Compression, gears, carburetor, injectors, springs, brakes, wheels, wiring and torque: calculate it, then see the parts.",
    canonicalPath: CALCULATORS_HREF,
    isIndexed: true,
    imagePath: null,
    structuredData: (origin) => [
      breadcrumbs(origin, [...trail, { label: TITLE, href: CALCULATORS_HREF }]),
      collectionPage(
        origin,
        { label: TITLE, href: CALCULATORS_HREF },
        calculators.map(({ id, title }) => ({ label: title, href: calculatorHref(id) }))
      )
    ]
  })
}
