import { MAX_REDIRECT_LENGTH, MAX_REDIRECT_LINES, MAX_REDIRECT_TEXT_LENGTH, type RedirectResult } from "@camber/domain/staff"
import { Button, Form, InlineAlert, SectionHead, TextArea, TextField } from "@camber/ui"
import { useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { StaffFrame } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { StaffTable } from "./view/staff-table/StaffTable.tsx"

const HREF = "/staff/redirects"
export const load = loadStaffPage
export const handle = staffHandle("Redirects")

/** The redirects of the search in the address. */
export const Component = () => {
  const text = (new URLSearchParams(useLocation().search).get("q") ?? "").trim().slice(0, MAX_REDIRECT_LENGTH)
  return <Redirects key={text} text={text} />
}

const Redirects = ({ text }: { readonly text: string }) => {
  const runtime = useStore(AppRuntime)
  const fetched = useFetch((use) => use.Staff.use((staff) => staff.findRedirects(text)))
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<RedirectResult | "failed" | null>(null)
  const [removed, setRemoved] = useState<string | null>(null)

  const refresh = async () => {
    const end = await runtime.run((use) => use.Staff.use((staff) => staff.findRedirects(text)))
    if (end._tag === "Done" && end.value !== null) fetched.receive(end.value)
  }
  /** Adds the lines and returns the result; null if the shop did not respond. */
  const add = async (lines: string): Promise<RedirectResult | null> => {
    setBusy(true)
    setRemoved(null)
    const end = await runtime.run((use) => use.Staff.use((staff) => staff.addRedirects(lines)))
    const answer = end._tag === "Done" ? end.value : null
    setResult(answer ?? "failed")
    if (answer !== null) await refresh()
    setBusy(false)
    return answer
  }
  const remove = async (from: string) => {
    setBusy(true)
    setResult(null)
    const end = await runtime.run((use) => use.Staff.use((staff) => staff.removeRedirect(from)))
    const isKnown = end._tag === "Done" && end.value !== null
    setRemoved(isKnown ? `${from} is no longer redirected.` : `${from} was not removed. Try again.`)
    await refresh()
    setBusy(false)
  }
  return (
    <StaffFrame name="Redirects" note="from addresses of an old shop" fetched={fetched} before={<FindForm text={text} />}>
      {({ found, total }) => (
        <>
          <div aria-live="polite">
            {removed !== null && <InlineAlert tone="info">{removed}</InlineAlert>}
            {result !== null && <Outcome result={result} />}
          </div>
          <StaffTable
            label="Redirects"
            heads={["Old address", "New address", ""]}
            empty={text === "" ? "No redirects yet." : "No redirects found."}
            rows={found.map(({ from, to }) => ({
              key: from,
              cells: [
                from,
                to,
                <Button key="remove" size="small" disabled={isBusy} aria-label={`Remove ${from}`} onClick={() => void remove(from)}>
                  Remove
                </Button>
              ]
            }))}
          />
          <p className="mute">{total === 1 ? "1 redirect in all." : `${total.toLocaleString("en-US")} redirects in all.`}</p>
          <AddForm isBusy={isBusy} onAdd={add} />
        </>
      )}
    </StaffFrame>
  )
}

const Outcome = ({ result }: { readonly result: RedirectResult | "failed" }) => {
  if (result === "failed")
    return <InlineAlert tone="bad">No response. Nothing may have been added. Reload the page to check, then try again.</InlineAlert>
  if (result.problem !== null) return <InlineAlert tone="bad">{result.problem}</InlineAlert>
  return (
    <>
      <InlineAlert tone={result.problems.length === 0 ? "good" : "info"}>{formatRedirectOutcome(result)}</InlineAlert>
      {result.problems.length > 0 && (
        <StaffTable
          label="Lines that were not added"
          heads={["Line", "Text", "Problem"]}
          empty=""
          rows={result.problems.map(({ line, problem, text }) => ({ key: String(line), cells: [String(line), text, problem] }))}
        />
      )}
    </>
  )
}

interface AddFormProps {
  readonly isBusy: boolean
  readonly onAdd: (lines: string) => Promise<RedirectResult | null>
}

/** One redirect, or many pasted lines. Wrong lines stay in the field. */
const AddForm = ({ isBusy, onAdd }: AddFormProps) => {
  const [from, setFrom] = useState("")
  const [to, setTo] = useState("")
  const [lines, setLines] = useState("")
  const addOne = async () => {
    if (from.trim() === "" || to.trim() === "") return
    const answer = await onAdd(`${from.trim()}\t${to.trim()}`)
    if (answer?.problem === null && answer.problems.length === 0) {
      setFrom("")
      setTo("")
    }
  }
  const addAll = async () => {
    if (lines.trim() === "") return
    const answer = await onAdd(lines)
    if (answer?.problem === null) setLines(answer.problems.map(({ text }) => text).join("\n"))
  }
  return (
    <section className="staff__redirects" aria-labelledby="add-redirects">
      <SectionHead id="add-redirects" title="Add redirects" />
      <Form label="Add a redirect" onSubmit={() => void addOne()}>
        <TextField
          label="Old address"
          placeholder="/products/old-name"
          autoComplete="off"
          maxLength={MAX_REDIRECT_LENGTH}
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextField
          label="New address"
          placeholder="/shop/brakes"
          autoComplete="off"
          maxLength={MAX_REDIRECT_LENGTH}
          value={to}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
        <Button type="submit" variant="primary" disabled={isBusy}>
          Add
        </Button>
      </Form>
      <Form label="Add many redirects" onSubmit={() => void addAll()}>
        <TextArea
          label={`Or paste up to ${MAX_REDIRECT_LINES.toLocaleString("en-US")} lines: old address, new address`}
          rows={6}
          limit={MAX_REDIRECT_TEXT_LENGTH}
          lineLimit={MAX_REDIRECT_LINES}
          spellCheck={false}
          value={lines}
          onText={setLines}
        />
        <Button type="submit" disabled={isBusy}>
          Add All
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
        label="Find redirects"
        onSubmit={() => void navigate(typed.trim() === "" ? HREF : `${HREF}?${new URLSearchParams({ q: typed.trim() })}`)}
      >
        <TextField
          label="Old or new address"
          type="search"
          autoComplete="off"
          maxLength={MAX_REDIRECT_LENGTH}
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

const countText = (count: number): string => (count === 1 ? "1 redirect" : `${count.toLocaleString("en-US")} redirects`)

/** Formats how many redirects were added and changed, and how many lines were not. */
const formatRedirectOutcome = ({ added, changed, problems }: Pick<RedirectResult, "added" | "changed" | "problems">): string =>
  [
    ...(added + changed === 0 ? ["No redirect was changed."] : []),
    ...(added > 0 ? [`${countText(added)} added.`] : []),
    ...(changed > 0 ? [`${countText(changed)} changed.`] : []),
    ...(problems.length > 0
      ? [
          problems.length === 1
            ? "1 line was not added. Correct it below."
            : `${problems.length.toLocaleString("en-US")} lines were not added. Correct them below.`
        ]
      : [])
  ].join(" ")
