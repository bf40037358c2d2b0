import "../staff/staff.css"
import "../orders/orders.css"
import "./order-management.css"
import {
  STAFF_ORDERS_HREF,
  STAFF_ORDERS_PER_PAGE,
  type ManagedOrdersPage,
  staffOrderHref,
  orderViews,
  orderViewLabels,
  EXPORT_PATH,
  LAST_PAGE,
  MAX_QUERY_LENGTH,
  moneyFilters,
  moneyFilterText,
  type OrderQuery,
  parseOrderQuery,
  formatOrderQuery
} from "@camber/domain/order-management"
import { orderStatuses, orderStatusLabels } from "@camber/domain/order"
import { canShip } from "@camber/domain/payment"
import { Button, ChipStrip, Form, Pagination, SelectField, TextField } from "@camber/ui"
import { useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { StaffFrame } from "../staff/StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "../staff/staffPage.ts"
import { deskOrdersRow } from "./orderText.ts"
import { DeskOrders } from "./view/desk-orders/DeskOrders.tsx"
import { OldOrderList } from "./OldOrderList.tsx"
import { formatCount } from "../../foundation/page/format.ts"

export const load = loadStaffPage
export const handle = staffHandle("Orders")

/** The orders of the search in the address, so that staff can navigate back to a search. */
export const Component = () => {
  const { search } = useLocation()
  return <Found key={search} query={parseOrderQuery(new URLSearchParams(search))} />
}

const Found = ({ query }: { readonly query: OrderQuery }) => {
  const fetched = useFetch((use) => use.Desk.use((desk) => desk.find(query)))
  return (
    <StaffFrame name="Orders" fetched={fetched} before={<FindForm query={query} />}>
      {(page) => <Page query={query} page={page} />}
    </StaffFrame>
  )
}

const Page = ({ page: { old, orders, total }, query }: { readonly query: OrderQuery; readonly page: ManagedOrdersPage }) => {
  const most = STAFF_ORDERS_PER_PAGE * LAST_PAGE
  const hrefFor = (page: number) => `${STAFF_ORDERS_HREF}${formatOrderQuery({ ...query, page })}`
  return (
    <div className="desk desk__main">
      <div className="desk__acts">
        <output className="desk__count">
          {total >= most ? `More than ${formatCount(most)} orders` : total === 1 ? "1 order" : `${formatCount(total)} orders`}
        </output>
        <a className="btn btn--quiet btn--s" href={`${EXPORT_PATH}${formatOrderQuery({ ...query, page: 1 })}`} download="orders.csv">
          Export
        </a>
      </div>
      {orders.length === 0 ? (
        <p className="staff__empty">
          No orders found.{" "}
          <a className="link" href={STAFF_ORDERS_HREF}>
            Clear filters
          </a>
        </p>
      ) : (
        <DeskOrders rows={orders.map((row) => deskOrdersRow(row, staffOrderHref(row.orderNumber), canShip(row.payment)))} />
      )}
      {old.length > 0 && <OldOrderList found={old} />}
      <Pagination current={query.page} total={Math.min(LAST_PAGE, Math.ceil(total / STAFF_ORDERS_PER_PAGE))} hrefFor={hrefFor} />
    </div>
  )
}

const any = { value: "", label: "Any" }
const states = [any, ...orderStatuses.map((value) => ({ value, label: orderStatusLabels[value] }))]
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
    const asked = parseOrderQuery(new URLSearchParams({ ...texts, view: query.view }))
    void navigate(`${STAFF_ORDERS_HREF}${formatOrderQuery(asked)}`)
  }
  return (
    <search className="desk__search">
      <Form label="Find orders" onSubmit={find}>
        <div className="desk__find">
          <TextField
            label="Number, email, name, phone or part"
            type="search"
            autoComplete="off"
            maxLength={MAX_QUERY_LENGTH}
            value={texts.q}
            onChange={set("q")}
          />
          <SelectField label="Status" options={states} value={texts.status} onChange={set("status")} />
          <SelectField label="Payment" options={moneys} value={texts.money} onChange={set("money")} />
          <TextField label="From day (UTC)" type="date" value={texts.from} onChange={set("from")} />
          <TextField label="To day (UTC)" type="date" value={texts.to} onChange={set("to")} />
          <Button type="submit" variant="primary">
            Find
          </Button>
        </div>
      </Form>
      <ChipStrip
        label="Order views"
        chips={orderViews.map((view) => ({
          label: orderViewLabels[view],
          href: `${STAFF_ORDERS_HREF}${formatOrderQuery({ ...query, view, page: 1 })}`,
          current: view === query.view
        }))}
      />
    </search>
  )
}
