import { type CustomerProject, toProjectDescription } from "@camber/domain/garage"
import { LISTS_HREF, type PartsList } from "@camber/domain/lists"
import { orderHref, ORDERS_HREF } from "@camber/domain/order"
import { Button, LinkButton, InlineAlert, SectionHead } from "@camber/ui"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { garageHref } from "../../foundation/page/hrefs.ts"
import { getImageUrl } from "../../foundation/page/images.ts"
import { RetryButton } from "../../foundation/page/RetryButton.tsx"
import { useLoad, useStore, useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { getMissingDetails } from "../garage/garageGroups.ts"
import { GarageStore } from "../garage/GarageStore.ts"
import { getProjectName, getProjectLabel } from "../garage/projectText.ts"
import { formatListSize } from "../lists/useListVerdicts.ts"
import { ListsStore } from "../lists/ListsStore.ts"
import { orderCardProps } from "../orders/orderText.ts"
import { OrderListStore } from "../orders/OrderListStore.ts"
import { OrderCard } from "../orders/view/order-card/OrderCard.tsx"
import { AccountCar, AccountList } from "./view/account-overview/AccountCar.tsx"

/** Maximum items per section. Separate pages show the full lists. */
const MOST = 3

/** Start page of the account: the latest orders, cars and lists, each with its next step. */
export const AccountOverview = () => (
  <div className="account-overview">
    <LatestOrders />
    <Cars />
    <Lists />
  </div>
)

const LatestOrders = observer(function LatestOrders() {
  const store = useOwnStore(OrderListStore)
  useLoad("orders", () => store.show(1))
  const total = store.page?.total ?? 0
  return (
    <Section id="orders" title="Orders" note={total > 0 ? String(total) : undefined} link={{ label: "See All", href: ORDERS_HREF }}>
      {store.hasFailed ? (
        <Failure what="Your orders" onRetry={() => void store.show(1)} />
      ) : store.page === null ? (
        <LoadingNotice label="Loading your orders" rows={MOST} kind="picture" />
      ) : total === 0 ? (
        <None link={{ label: "Shop All Parts", href: "/shop/all" }}>No orders yet.</None>
      ) : (
        <ul>
          {store.page.orders.slice(0, MOST).map((order) => (
            <OrderCard key={order.orderNumber} {...orderCardProps(order, orderHref)} />
          ))}
        </ul>
      )}
    </Section>
  )
})

const Cars = observer(function Cars() {
  const garage = useStore(GarageStore)
  useLoad("garage", () => garage.hydrate())
  const projects = garage.state?.isHydrated ? garage.state.projects : null
  return (
    <Section
      id="cars"
      title="Cars"
      note={projects?.length ? String(projects.length) : undefined}
      link={{ label: "Open the Garage", href: garageHref }}
    >
      {projects === null && garage.hasFailed ? (
        <Failure what="Your garage" onRetry={() => void garage.hydrate()} />
      ) : projects === null ? (
        <LoadingNotice label="Loading your garage" rows={MOST} kind="picture" />
      ) : projects.length === 0 ? (
        <None link={{ label: "Add a Vehicle", href: garageHref }}>No car yet. Add one, and we'll tell you what fits.</None>
      ) : (
        <ul className="account-cars">
          {projects.slice(0, MOST).map((project) => (
            <Car key={project.projectId} project={project} isSelected={project.projectId === garage.state?.selectedId} />
          ))}
        </ul>
      )}
    </Section>
  )
})

interface CarProps {
  readonly project: CustomerProject
  readonly isSelected: boolean
}

const Car = observer(function Car({ isSelected, project }: CarProps) {
  const garage = useStore(GarageStore)
  const { engine, stockEngine, vehicle } = getProjectLabel(project)
  const name = getProjectName(project)
  const missing = getMissingDetails(project, (opening) => garage.open(opening))
  return (
    <AccountCar
      name={name}
      vehicle={vehicle}
      engine={engine ?? undefined}
      stockEngine={stockEngine}
      pictureUrl={carPicture(project)}
      isSelected={isSelected}
      missing={missing?.text}
    >
      <LinkButton size="small" href={toProjectDescription(project).shopUrl} aria-label={`Shop Parts: ${name}`}>
        Shop Parts
      </LinkButton>
      {missing?.actions.map(({ label, onPress }) => (
        <Button key={label} size="small" aria-label={`${label}: ${name}`} onClick={onPress}>
          {label}
        </Button>
      ))}
    </AccountCar>
  )
})

/** Side view of a car in its paint; undefined for an engine without a car. */
const carPicture = ({ body, paint }: CustomerProject): string | undefined =>
  body === null ? undefined : getImageUrl(`/content/cars/${body}.svg${paint === null ? "" : `?paint=${paint}`}`)

const Lists = observer(function Lists() {
  const store = useStore(ListsStore)
  const load = () => void store.run((use) => use.load)
  useLoad("lists", load)
  const lists = store.state?.lists ?? null
  return (
    <Section
      id="lists"
      title="Lists"
      note={lists?.length ? String(lists.length) : undefined}
      link={{ label: "Open Your Lists", href: LISTS_HREF }}
    >
      {lists === null && store.hasFailed ? (
        <Failure what="Your lists" onRetry={load} />
      ) : lists === null ? (
        <LoadingNotice label="Loading your lists" rows={MOST} />
      ) : lists.length === 0 ? (
        <None link={{ label: "Shop All Parts", href: "/shop/all" }}>
          No lists yet. Select Add to List (the bookmark) on any part to start one.
        </None>
      ) : (
        <ul>
          {lists.slice(0, MOST).map((list) => (
            <AccountList key={list.id} name={list.listName} note={noteOf(list)} href={LISTS_HREF} pictures={picturesOf(list)} />
          ))}
        </ul>
      )}
    </Section>
  )
})

const noteOf = (list: PartsList): string => [...(list.car === null ? [] : [list.car.vehicle]), formatListSize(list)].join(" · ")

/** Maximum number of pictures per list. */
const MOST_PICTURES = 4

const picturesOf = ({ products }: PartsList) =>
  products.flatMap(({ imageUrl }) => (imageUrl === null ? [] : [{ src: imageUrl, alt: "" }])).slice(0, MOST_PICTURES)

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly note: string | undefined
  readonly link: { readonly label: string; readonly href: string }
  readonly children: ReactNode
}

const Section = ({ children, id, link, note, title }: SectionProps) => (
  <section className="block" aria-labelledby={`account-${id}`}>
    <SectionHead id={`account-${id}`} title={title} note={note} link={link} />
    {children}
  </section>
)

const None = ({ children, link }: { readonly link: SectionProps["link"]; readonly children: ReactNode }) => (
  <div className="account-none">
    <p>{children}</p>
    <LinkButton size="small" href={link.href}>
      {link.label}
    </LinkButton>
  </div>
)

const Failure = ({ onRetry, what }: { readonly what: string; readonly onRetry: () => void }) => (
  <InlineAlert tone="bad" action={<RetryButton onRetry={onRetry} />}>
    We couldn't load {what.toLowerCase()}. Nothing is lost.
  </InlineAlert>
)
