import { MAX_CODE_LENGTH, type StaffPromoCode } from "@camber/domain/staff"
import { Button, Form, InlineAlert, SectionHead, SelectField, TextField } from "@camber/ui"
import { useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { type FetchState, useFetch } from "../../foundation/runtime/useFetch.ts"
import { formatTimestamp, StaffFrame } from "./StaffFrame.tsx"
import { emptyPromoCode, formatDiscount, formatUse, type PromoCodeTextName, type PromoCodeTexts, readPromoCode } from "./promoCodeDraft.ts"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { useSave } from "./useSave.ts"
import { StaffTable } from "./view/staff-table/StaffTable.tsx"

const HREF = "/staff/promo-codes"
export const load = loadStaffPage
export const handle = staffHandle("Promo Codes")

/** The codes of the search in the address. */
export const Component = () => {
  const text = (new URLSearchParams(useLocation().search).get("q") ?? "").trim().slice(0, MAX_CODE_LENGTH)
  return <Codes key={text} text={text} />
}

const states: Readonly<Record<StaffPromoCode["state"], string>> = {
  planned: "Not started",
  active: "Active",
  used: "Used up",
  ended: "Ended"
}

const Codes = ({ text }: { readonly text: string }) => {
  const fetched = useFetch((use) => use.Staff.use((staff) => staff.findPromoCodes(text)))
  const { busy, outcome, write } = useSave(fetched)
  const end = (code: string) =>
    void write({
      subject: `Code ${code}`,
      done: `Code ${code} has ended. Orders that used it keep their discount.`,
      left: `Code ${code} had already ended.`,
      command: (use) => use.Staff.use((staff) => staff.endPromoCode(code))
    })
  return (
    <StaffFrame name="Promo Codes" note="the newest 200" fetched={fetched} before={<FindForm text={text} />}>
      {(codes) => (
        <>
          {outcome !== null && <InlineAlert tone={outcome.tone}>{outcome.text}</InlineAlert>}
          <StaffTable
            label="Promo codes"
            heads={["Code", "Discount", "State", "Valid (UTC)", "Use", ""]}
            empty={text === "" ? "No promo codes yet." : "No promo codes found."}
            rows={codes.map((code) => ({
              key: code.code,
              cells: [
                code.code,
                formatDiscount(code),
                states[code.state],
                formatPeriod(code),
                formatUse(code),
                code.state === "ended" ? (
                  ""
                ) : (
                  <Button
                    key="end"
                    size="small"
                    disabled={busy !== null}
                    aria-label={`End code ${code.code}`}
                    onClick={() => end(code.code)}
                  >
                    End Now
                  </Button>
                )
              ]
            }))}
          />
          <NewCode fetched={fetched} />
        </>
      )}
    </StaffFrame>
  )
}

const formatPeriod = ({ endsAt, startsAt }: StaffPromoCode): string => {
  const [start, end] = [startsAt, endsAt].map((at) => (at === null ? null : formatTimestamp(at)))
  if (start === null) return end === null ? "Always" : `Until ${end}`
  return end === null ? `From ${start}` : `${start} to ${end}`
}

const NewCode = ({ fetched }: { readonly fetched: Pick<FetchState<ReadonlyArray<StaffPromoCode>>, "receive"> }) => {
  const runtime = useStore(AppRuntime)
  const [typed, setTyped] = useState<PromoCodeTexts>(emptyPromoCode)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ readonly wrong: PromoCodeTextName | null; readonly message: string } | null>(null)
  const [made, setMade] = useState<string | null>(null)
  const create = async () => {
    setMade(null)
    const read = readPromoCode(typed)
    if ("wrong" in read) return setProblem(read)
    setBusy(true)
    const end = await runtime.run((use) => use.Staff.use((staff) => staff.createPromoCode(read.draft)))
    setBusy(false)
    const answer = end._tag === "Done" ? end.value : null
    if (answer === null) return setProblem({ wrong: null, message: "No response. Reload the page to check whether the code was created." })
    fetched.receive(answer.now)
    if (answer.problem !== null) return setProblem({ wrong: null, message: answer.problem })
    setProblem(null)
    setMade(`Code ${read.draft.code} is ready. Shoppers can use it now.`)
    setTyped(emptyPromoCode)
  }
  const field = (name: Exclude<PromoCodeTextName, "kind">) => ({
    value: typed[name],
    error: problem?.wrong === name ? problem.message : undefined,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: currentTarget.value })
  })
  return (
    <section className="staff__redirects" aria-labelledby="new-code">
      <SectionHead id="new-code" title="A new code" />
      {made !== null && <InlineAlert tone="good">{made}</InlineAlert>}
      {problem !== null && <InlineAlert tone="bad">{problem.message}</InlineAlert>}
      <Form label="New promo code" onSubmit={() => void create()}>
        <div className="staff__numbers">
          <TextField label="Code" autoComplete="off" maxLength={MAX_CODE_LENGTH} placeholder="SPRING10" {...field("code")} />
          <SelectField
            label="Kind"
            options={[
              { value: "percent", label: "Percent off" },
              { value: "amount", label: "Amount off" }
            ]}
            value={typed.kind}
            onChange={({ currentTarget }) => setTyped({ ...typed, kind: currentTarget.value === "amount" ? "amount" : "percent" })}
          />
          <TextField
            label={typed.kind === "percent" ? "Percent" : "Amount in dollars"}
            autoComplete="off"
            inputMode="decimal"
            maxLength={12}
            {...field("value")}
          />
          <TextField
            label="Minimum order in dollars"
            autoComplete="off"
            inputMode="decimal"
            maxLength={12}
            placeholder="none"
            {...field("minimum")}
          />
          <TextField label="Valid from (UTC)" type="datetime-local" {...field("starts")} />
          <TextField label="Valid until (UTC)" type="datetime-local" {...field("ends")} />
          <TextField
            label="Maximum number of orders"
            autoComplete="off"
            inputMode="numeric"
            maxLength={7}
            placeholder="unlimited"
            {...field("uses")}
          />
        </div>
        <Button type="submit" variant="primary" busy={isBusy}>
          Create Code
        </Button>
      </Form>
    </section>
  )
}

const FindForm = ({ text }: { readonly text: string }) => {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(text)
  return (
    <search className="staff__find">
      <Form
        label="Find promo codes"
        onSubmit={() => void navigate(typed.trim() === "" ? HREF : `${HREF}?${new URLSearchParams({ q: typed.trim() })}`)}
      >
        <TextField
          label="Start of a code, including sign-up codes"
          type="search"
          autoComplete="off"
          maxLength={MAX_CODE_LENGTH}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="primary">
          Find
        </Button>
      </Form>
    </search>
  )
}
