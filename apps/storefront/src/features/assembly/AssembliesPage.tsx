import "./assembly.css"
import { ASSEMBLIES_HREF, type AssemblyTile } from "@camber/domain/assembly"
import { Breadcrumbs, Drawing, Link, PageTitle } from "@camber/ui"
import { useLoaderData } from "react-router-dom"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs } from "../../foundation/page/structuredData.ts"
import { getImageUrl } from "../../foundation/page/images.ts"
import { VerdictRefresher } from "../vehicle/VerdictRefresher.tsx"
import { YourCar } from "../vehicle/YourCar.tsx"

const TITLE = "Exploded Drawings"
const trail = [{ label: "Home", href: "/" }]

/** All exploded drawings, each with the number of its pieces that have a part for the selected car. */
export const Component = () => {
  const tiles = useLoaderData() as ReadonlyArray<AssemblyTile>
  return (
    <div className="wrap">
      <VerdictRefresher />
      <Breadcrumbs items={trail} current={TITLE} />
      <YourCar place="drawings" />
      <PageTitle title={TITLE} note="Find a part by its place on the car" />
      <ul className="asmtiles">
        {tiles.map(({ about, fitting, href, imageUrl, pieces, title }) => (
          <li key={href}>
            <Link href={href}>
              <Drawing picture={{ src: getImageUrl(imageUrl), alt: "" }} size={320} />
              <div>
                <h2>
                  {title}
                  <span>{fitting === null ? `${pieces} pieces` : `${fitting} of ${pieces} pieces fit`}</span>
                </h2>
                <p>{about}</p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const load: LazyPage<ReadonlyArray<AssemblyTile>>["load"] = (pages) => pages.assemblies()

export const handle: PageHandle<ReadonlyArray<AssemblyTile>> = {
  head: (_, { settings }) => ({
    title: `${TITLE} | ${settings.brandName}`,
    description: "Brakes, suspension, axle, engine, cooling and fuel system, taken apart: select a piece to see what fits your car.",
    canonicalPath: ASSEMBLIES_HREF,
    isIndexed: true,
    imagePath: "/content/assemblies/brake-corner.svg",
    structuredData: (origin) => [breadcrumbs(origin, [...trail, { label: TITLE, href: ASSEMBLIES_HREF }])]
  })
}
