import type { Overview } from "@camber/domain/staff"
import type { Vital } from "@camber/domain/tracking"
import { SectionHead } from "@camber/ui"
import { BarTable } from "./view/chart-bars/BarTable.tsx"
import { LineChart } from "./view/chart-line/LineChart.tsx"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { StaffFrame } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"

export const load = loadStaffPage
export const handle = staffHandle("Overview")

const inMillis = (value: number): string => `${Math.round(value).toLocaleString("en-US")} ms`
const inSeconds = (value: number): string => `${(value / 1000).toFixed(1)} s`
const asShare = (value: number): string => value.toFixed(2)

/** Each vital in words, with its vendor's limits: good up to the first, poor above the second. */
const vitals: Readonly<
  Record<Vital["name"], { readonly is: string; readonly good: number; readonly poor: number; readonly textOf: (value: number) => string }>
> = {
  LCP: { is: "until the largest element is shown", good: 2500, poor: 4000, textOf: inSeconds },
  INP: { is: "until the page responds to a click", good: 200, poor: 500, textOf: inMillis },
  CLS: { is: "how much the page shifts", good: 0.1, poor: 0.25, textOf: asShare },
  FCP: { is: "until something is shown", good: 1800, poor: 3000, textOf: inSeconds },
  TTFB: { is: "until the server responds", good: 800, poor: 1800, textOf: inMillis }
}

const steps: Readonly<Record<Overview["funnel"][number]["step"], string>> = {
  "Page Viewed": "Viewed a page",
  "Product Viewed": "Viewed a part",
  "Product Added": "Added a part to the cart",
  "Checkout Started": "Started checkout",
  "Order Completed": "Ordered"
}

export const Component = () => (
  <StaffFrame name="Overview" note="the last 28 days, in UTC" fetched={useFetch((use) => use.Staff.use((staff) => staff.overview))}>
    {({ acquisition, assistantCalls, days, fruitlessSearches, funnel, missingFacts, vitals: measured }) => (
      <>
        <section aria-labelledby="vitals">
          <SectionHead
            id="vitals"
            title="Page speed"
            note="75th percentile of page loads. Dashed lines mark the limits of good and poor."
          />
          <div className="charts">
            {measured.map(({ name, p75, samples }) => {
              const { good, is, poor, textOf } = vitals[name]
              const note = `${is}, ${samples.toLocaleString("en-US")} page loads`
              return <LineChart key={name} title={name} note={note} days={days} values={p75} limits={{ good, poor }} textOf={textOf} />
            })}
          </div>
        </section>
        <section className="staff__two" aria-label="Visitors">
          <BarTable title="From viewing to buying" unit="Visitors" bars={funnelBars(funnel)} />
          <BarTable
            title="Traffic sources"
            unit="Visitors"
            bars={acquisition.map(({ type, visitors }) => ({ label: type ?? "Not known", value: visitors }))}
          />
          <BarTable
            title="Searches without results"
            unit="Times"
            bars={fruitlessSearches.map(({ query, times }) => ({ label: query, value: times }))}
          />
          <BarTable title="Calls by assistants" unit="Calls" bars={assistantCalls.map(toCallBar)} />
          <BarTable
            title="Facts that assistants were missing"
            unit="Times"
            bars={missingFacts.map(({ fact, times }) => ({ label: fact, value: times }))}
          />
        </section>
      </>
    )}
  </StaffFrame>
)

/** Returns each step with its share of the first. */
const funnelBars = (funnel: Overview["funnel"]) => {
  const all = funnel[0]?.visitors ?? 0
  return funnel.map(({ step, visitors }) => ({
    label: steps[step],
    value: visitors,
    note: all === 0 ? undefined : `${((100 * visitors) / all).toFixed(1)}%`
  }))
}

/** Returns a tool's calls with the shares of answers that lacked a fact, and of failures. */
const toCallBar = ({ calls, failed, notKnown, tool }: Overview["assistantCalls"][number]) => {
  const share = (part: number, text: string) => (part === 0 ? [] : [`${((100 * part) / calls).toFixed(1)}% ${text}`])
  return { label: tool, value: calls, note: [...share(notKnown, "not known"), ...share(failed, "failed")].join(", ") || undefined }
}
