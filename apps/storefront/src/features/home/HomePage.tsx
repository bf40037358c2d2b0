import type { ProductCard } from "@camber/domain/catalog"
import { ArticleGrid, Icon, Link, ProductGrid, SectionHead, TileGrid } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useLoaderData } from "react-router-dom"
import { getVehicleImageUrl, getImageUrl } from "../../foundation/page/images.ts"
import { carHref } from "../../foundation/page/hrefs.ts"
import { cardProps } from "../product-card/cardProps.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { articleCardProps } from "../content/toolbox.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import type { HomeData } from "../../foundation/page/Pages.ts"
import { organization, webSite } from "../../foundation/page/structuredData.ts"
import { formatCount, fittingText } from "../../foundation/page/format.ts"
import { Recommended } from "../recommendations/Recommended.tsx"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { Builder, Starts } from "./Builder.tsx"
import { CarHero } from "./view/car-hero/CarHero.tsx"

export const Component = observer(function HomePage() {
  const { years, makes, engines, tiles, popular, articles } = useLoaderData() as HomeData
  const { plate, selected } = useStore(ProjectStore)
  return (
    <>
      <OwnCar fit={popular.fit} />
      <Builder years={years} total={popular.total} />
      <div className="wrap">
        <section className="block hometiles" aria-labelledby="categories">
          <SectionHead
            id="categories"
            title="Top Categories For You"
            note={plate ? `with parts that fit your ${plate.vehicle}` : "add a vehicle to see what fits it"}
            link={{ label: `See All (${formatCount(popular.total)})`, href: selected?.description.shopUrl ?? "/shop/all" }}
          />
          <TileGrid
            tiles={tiles.map(({ label, href, count, imageUrl }) => ({
              label,
              // The count covers fitting parts only, so the tile links to those.
              href: selected ? `${href}?fits=1` : href,
              count: formatCount(count),
              picture: { src: getImageUrl(imageUrl), alt: "" }
            }))}
          />
          <Link className="raceway" href="/race">
            <Icon name="flag" />
            <b>Racing?</b>
            <span>Shop by class</span>
            <Icon name="chevron-right" />
          </Link>
        </section>
        <PopularParts cards={popular.cards} vehicle={plate?.vehicle ?? null} />
      </div>
      <Starts makes={makes} engines={engines} />
      <div className="wrap">
        {articles.length > 0 && (
          <section className="block" aria-labelledby="toolbox">
            <SectionHead id="toolbox" title="From the Toolbox" link={{ label: "See All Toolbox Articles", href: "/the-toolbox" }} />
            <ArticleGrid articles={articles.map(articleCardProps)} />
          </section>
        )}
        <Recommended sections={["Home", "PdpRecentHistory"]} />
      </div>
    </>
  )
})

/** An engine without a car has no car picture. */
const OwnCar = observer(function OwnCar({ fit }: { readonly fit: HomeData["popular"]["fit"] }) {
  const { plate, selected } = useStore(ProjectStore)
  if (plate === null || selected === null) return null
  const { body, customerProjectUrl, shopUrl } = selected.description
  const pictureUrl = getVehicleImageUrl({ body, paint: selected.project.paint })
  if (pictureUrl === null || customerProjectUrl === null) return null
  return (
    <CarHero
      vehicle={plate.vehicle}
      engine={plate.engine ?? undefined}
      stockEngine={plate.stockEngine}
      pictureUrl={pictureUrl}
      fitting={fit === null ? undefined : fittingText(fit.fitting, fit.made ?? fit.fitting)}
      carHref={carHref(customerProjectUrl)}
      shopHref={shopUrl}
    />
  )
})

const PopularParts = observer(function PopularParts({
  cards,
  vehicle
}: {
  readonly cards: ReadonlyArray<ProductCard>
  readonly vehicle: string | null
}) {
  const { plate, selected } = useStore(ProjectStore)
  if (cards.length === 0) return null
  return (
    <section className="block main whole-rows" aria-labelledby="popular">
      <SectionHead
        id="popular"
        title="Popular Parts"
        note={vehicle ? `that fit your ${vehicle}` : undefined}
        link={{ label: "See All", href: selected?.description.shopUrl ?? "/shop/all?sort=popular" }}
      />
      <ProductGrid cards={cards.map((card) => cardProps(card, plate))} eager={0} />
    </section>
  )
})

export const handle: PageHandle<HomeData> = {
  head: (_, { settings }) => ({
    title: `${settings.brandName} | Street and race car parts that fit`,
    description: "Parts for street cars, race cars and engine swaps. See whether each part fits, and why.",
    canonicalPath: "/",
    isIndexed: true,
    imagePath: null,
    structuredData: (origin, { address }) =>
      import.meta.env.PROD && !import.meta.env.SSR
        ? []
        : [organization(origin, settings.brandName, settings.contactPhone, address), webSite(origin, settings.brandName)]
  })
}
