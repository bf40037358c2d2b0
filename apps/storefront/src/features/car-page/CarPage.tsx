import "./car-page.css"
import { systemDrawingHref } from "@camber/domain/assembly"
import { type CarSystems, parseListing } from "@camber/domain/search"
import { Breadcrumbs, Link, LinkButton, PageTitle, SectionHead } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { useLoaderData, useLocation } from "react-router-dom"
import { redirect } from "react-router-dom"
import { carHref, garageHref } from "../../foundation/page/hrefs.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { throwNotFound } from "../../foundation/page/PageRoute.ts"
import { formatCount, fittingText } from "../../foundation/page/format.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { LazyBuildSheet } from "../owned-parts/LazyBuildSheet.tsx"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { YourCar } from "../vehicle/YourCar.tsx"
import type { OwnershipMarks } from "./carMarks.ts"
import { CarMap, SystemList } from "./view/car-map/CarMap.tsx"

const trail = [
  { label: "Home", href: "/" },
  { label: "My Garage", href: garageHref }
]

/** Initially open system, if the car has it. */
const FIRST = "front-brakes"

const openedOf = ({ systems }: CarSystems, asked: string | null): string => {
  const known = (id: string | null) => systems.find((system) => system.id === id)
  const stocked = systems.find(({ count }) => count > 0)
  const first = known(FIRST)
  return (known(asked) ?? (first !== undefined && first.count > 0 ? first : stocked) ?? systems[0])?.id ?? ""
}

/** Systems of a car: their location, the parts that fit, and the shopper's own parts. */
export const Component = observer(function CarPage() {
  const car = useLoaderData() as CarSystems
  const { selected } = useStore(ProjectStore)
  const { search } = useLocation()
  const marks = useMarks()
  const here = carHref(car.listingPath)
  const open = openedOf(car, new URLSearchParams(search).get("system"))
  const isOwn = selected?.description.customerProjectUrl === car.listingPath
  const isEngineOpen = isOwn && selected.project.engineIds === undefined && !selected.project.declined.includes("Engine")
  const paint = isOwn ? selected.project.paint : undefined
  const painted = paint === undefined ? car.picture.url : `${car.picture.url}?paint=${paint}`
  const systems = car.systems.map((system) => ({
    ...system,
    href: `${here}?system=${system.id}#system`,
    marks: marks.get(system.id) ?? noMarks
  }))
  return (
    <div className="wrap carpage">
      <Breadcrumbs items={trail} current={car.name} />
      {isOwn && <YourCar place="systems" />}
      <div className="carhead">
        <PageTitle title={car.name} note={fittingText(car.total, car.made ?? car.total)} />
        {!isOwn && (
          <div className="acts">
            <LinkButton href={car.listingPath}>Shop All That Fits</LinkButton>
          </div>
        )}
      </div>
      {isEngineOpen && (
        <p className="mute">
          Which engine does it have? Add it in{" "}
          <Link className="link" href={garageHref}>
            your garage
          </Link>{" "}
          to include engine parts.
        </p>
      )}
      <CarMap
        picture={{ ...car.picture, src: painted }}
        litSrc={(system) => `${car.picture.url}?only=${system}`}
        systems={systems}
        open={open}
        listHref={car.listingPath}
        drawingHref={isOwn ? systemDrawingHref(open) : null}
      />
      {isOwn && <LazyBuildSheet />}
      <section className="block" aria-labelledby="systems">
        <SectionHead id="systems" title="Every System" note="the same as a list" />
        <SystemList systems={systems} open={open} />
      </section>
    </div>
  )
})

const noMarks: OwnershipMarks = { cart: 0, list: 0, bought: 0 }
const nothing: ReadonlyMap<string, OwnershipMarks> = new Map()

/** Counts of the shopper's parts per system. Their code is lazy-loaded after hydration. */
const useMarks = (): ReadonlyMap<string, OwnershipMarks> => {
  const runtime = useStore(AppRuntime)
  const [marks, setMarks] = useState(nothing)
  useEffect(() => {
    let isLeft = false
    const fetch = async () => {
      const { fetchOwnedMarks } = await import("./fetchOwnedMarks.ts")
      const end = await runtime.run(fetchOwnedMarks)
      if (!isLeft && end._tag === "Done" && end.value !== null) setMarks(end.value)
    }
    // The page works without the counts; the next page requests them again.
    fetch().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [runtime])
  return marks
}

export const load: LazyPage<CarSystems>["load"] = async (pages, url) => {
  const address = parseListing(url.pathname.replace(/\/car\/?$/i, ""), [])
  const { fetchCarSystems } = await import("./fetchCarSystems.ts")
  const car = address && (await pages.ask((answer, project) => fetchCarSystems(answer, address.scope, project)))
  if (car === null) throw await throwNotFound(pages)
  const here = carHref(car.listingPath)
  if (here !== url.pathname) throw redirect(here + url.search, 301)
  return car
}

export const handle: PageHandle<CarSystems> = {
  head: ({ listingPath, name, total }, { settings }) => ({
    title: `${name} by its systems | ${settings.brandName}`,
    description: `${formatCount(total)} parts that fit the ${name}, by where they are on the car: brakes, engine, cooling, suspension and more.`,
    canonicalPath: carHref(listingPath),
    isIndexed: true,
    imagePath: null,
    structuredData: () => []
  })
}
