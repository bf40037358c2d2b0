import "../staff/staff.css"
import "./desk.css"
import {
  DESK_HREF,
  DESK_PAGE,
  type DeskPage,
  deskOrderHref,
  deskViews,
  deskViewText,
  EXPORT_PATH,
  LAST_PAGE,
  LONGEST_QUERY,
  moneyFilters,
  moneyFilterText,
  type OrderQuery,
  orderQueryIn,
  orderQueryText
} from "@camber/domain/order-management"
import { orderStatuses, orderStatusText } from "@camber/domain/order"
import { mayShip } from "@camber/domain/payment"
import { Button, ChipStrip, Form, Pagination, SelectField, TextField } from "@camber/ui"
import { useState } from "react"
import { useLocation, useNavigate } from "../../foundation/router/hooks.ts"
import { useFetched } from "../../foundation/runtime/useFetched.ts"
import { StaffFrame } from "../staff/StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "../staff/staffPage.ts"
import { deskOrdersRow } from "./deskWords.ts"
import { DeskOrders } from "./view/desk-orders/DeskOrders.tsx"
import { grouped } from "../../foundation/page/written.ts"

export const load = loadStaffPage
export const handle = staffHandle("Orders")

/** The orders that the address asks for, so that a search can be gone back to. */
export const Component = () => {
  const { search } = useLocation()
  return <Found key={search} query={orderQueryIn(new URLSearchParams(search))} />
}

const Found = ({ query }: { readonly query: OrderQuery }) => {
  const fetched = useFetched((use) => use.Desk.use((desk) => desk.find(query)))
  return (
    <StaffFrame name="Orders" fetched={fetched} before={<FindForm query={query} />}>
      {(page) => <Page query={query} page={page} />}
    </StaffFrame>
  )
}

const Page = ({ page: { orders, total }, query }: { readonly query: OrderQuery; readonly page: DeskPage }) => {
  const most = DESK_PAGE * LAST_PAGE
  const hrefFor = (page: number) => `${DESK_HREF}${orderQueryText({ ...query, page })}`
  return (
    <div className="desk desk__main">
      <div className="desk__acts">
        <output className="desk__count">
          {total >= most ? `More than ${grouped(most)} orders` : total === 1 ? "1 order" : `${grouped(total)} orders`}
        </output>
        <a className="btn btn--quiet btn--s" href={`${EXPORT_PATH}${orderQueryText({ ...query, page: 1 })}`} download="orders.csv">
          Export
        </a>
      </div>
      {orders.length === 0 ? (
        <p className="staff__empty">
          No order here.{" "}
          <a className="link" href={DESK_HREF}>
            Clear filters
          </a>
        </p>
      ) : (
        <DeskOrders rows={orders.map((row) => deskOrdersRow(row, deskOrderHref(row.orderNumber), mayShip(row.payment)))} />
      )}
      <Pagination current={query.page} total={Math.min(LAST_PAGE, Math.ceil(total / DESK_PAGE))} hrefFor={hrefFor} />
    </div>
  )
}

const any = { value: "", label: "Any" }
const states = [any, ...orderStatuses.map((value) => ({ value, label: orderStatusText[value] }))]
const moneys = [any, ...moneyFilters.map((value) => ({ value, label: moneyFilterText[value] }))]

const FindForm = ({ query }: { readonly query: OrderQuery }) => {
  const navigate = useNavigate()
  const [texts, setTexts] = useState({
    q: query.text,
    status: query.status ?? "",
    money: query.money ?? "",
    from: query.from ?? "",
    to: query.to ?? ""
  })
  const set = (name: keyof typeof texts) => (event: { readonly currentTarget: { readonly value: string } }) =>
    setTexts({ ...texts, [name]: event.currentTarget.value })
  const find = () => {
    const asked = orderQueryIn(new URLSearchParams({ ...texts, view: query.view }))
    void navigate(`${DESK_HREF}${orderQueryText(asked)}`)
  }
  return (
    <search className="desk__search">
      <Form label="Find orders" onSubmit={find}>
        <div className="desk__find">
          <TextField
            label="Number, mail, name, phone or part"
            type="search"
            autoComplete="off"
            maxLength={LONGEST_QUERY}
            value={texts.q}
            onChange={set("q")}
          />
          <SelectField label="State" options={states} value={texts.status} onChange={set("status")} />
          <SelectField label="Money" options={moneys} value={texts.money} onChange={set("money")} />
          <TextField label="From day (UTC)" type="date" value={texts.from} onChange={set("from")} />
          <TextField label="To day (UTC)" type="date" value={texts.to} onChange={set("to")} />
          <Button type="submit" variant="primary">
            Find
          </Button>
        </div>
      </Form>
      <ChipStrip
        label="What waits"
        chips={deskViews.map((view) => ({
          label: deskViewText[view],
          href: `${DESK_HREF}${orderQueryText({ ...query, view, page: 1 })}`,
          current: view === query.view
        }))}
      />
    </search>
  )
}
