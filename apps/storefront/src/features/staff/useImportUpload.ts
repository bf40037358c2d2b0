import { findImportFileProblem, type ImportDesk, type ImportKind, type StaffImport } from "@camber/domain/staff"
import type { AlertTone } from "@camber/ui"
import { useEffect, useEffectEvent, useState } from "react"
import { AppRuntime, type Program } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { type SendResult, sendPieces } from "./sendPieces.ts"

/** Milliseconds between looks at a running check or import. */
const PAUSE_MS = 2_000

const NO_RESPONSE = "No response. Reload the page to check what happened."

export interface ImportOutcome {
  readonly tone: AlertTone
  readonly text: string
  /** The loaded import, if an undo is offered. */
  readonly undo?: number
}

/** A file that this page sends, or can continue to send. */
interface Transfer {
  readonly file: File
  readonly kind: ImportKind
  readonly uploadId: string
  readonly received: number
  readonly isSending: boolean
}

type Work = "checking" | "loading"

/** Uploads a file, follows its check and import, and loads or discards it. `receiveImports` receives the history whenever it is fetched, and `onBegin` is called before each action. */
export const useImportUpload = (receiveImports: (imports: ReadonlyArray<StaffImport>) => void, onBegin: () => void) => {
  const runtime = useStore(AppRuntime)
  const { receive: receiveDesk, value: desk } = useFetch((use) => use.Staff.use((staff) => staff.importDesk))
  const [transfer, setTransfer] = useState<Transfer | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** The check or import that this page saw running, whose end it announces. */
  const [watched, setWatched] = useState<{ readonly name: string; readonly work: Work } | null>(null)
  const upload = desk?.upload ?? null
  const work = upload?.state === "checking" || upload?.state === "loading" ? upload.state : null

  const run = async <A>(program: Program<A | null, never>): Promise<A | null> => {
    const end = await runtime.run(program)
    return end._tag === "Done" ? end.value : null
  }
  const receive = (now: ImportDesk) => {
    receiveDesk(now)
    receiveImports(now.imports)
  }
  const refresh = async () => {
    const now = await run((use) => use.Staff.use((staff) => staff.importDesk))
    if (now !== null) receive(now)
  }
  const look = useEffectEvent(() => {
    if (upload !== null && work !== null) setWatched({ name: upload.name, work })
    void refresh()
  })
  useEffect(() => {
    if (work === null) return undefined
    const timer = setInterval(() => look(), PAUSE_MS)
    return () => clearInterval(timer)
  }, [work])

  const transmit = async (begun: Transfer) => {
    const { file, uploadId } = begun
    setTransfer({ ...begun, isSending: true })
    const follow = (received: number) => setTransfer((now) => now && { ...now, received })
    const send = (at: number, piece: Blob) => run((use) => use.Staff.use((staff) => staff.sendImportPiece(uploadId, at, piece)))
    const result: SendResult = await sendPieces(file, begun.received, { send, onProgress: follow })
    if (result._tag === "Lost") {
      setTransfer((now) => now && { ...now, isSending: false })
      return setProblem(`The upload of ${file.name} stopped. Check your connection, then continue.`)
    }
    setTransfer(null)
    if (result._tag === "Refused") return setProblem(result.problem)
    setWatched({ name: file.name, work: "checking" })
    await refresh()
  }
  const pick = async (file: File, kind: ImportKind) => {
    const draft = { kind, name: file.name, bytes: file.size }
    const wrong = findImportFileProblem(draft)
    onBegin()
    setWatched(null)
    setTransfer(null)
    setProblem(wrong)
    if (wrong !== null) return
    setBusy(true)
    const begun = await run((use) => use.Staff.use((staff) => staff.startImportUpload(draft)))
    setBusy(false)
    if (begun?.uploadId == null) return setProblem(begun?.problem ?? `${file.name} did not arrive. Try again.`)
    await transmit({ file, kind, uploadId: begun.uploadId, received: 0, isSending: true })
  }
  const act = async (
    program: Program<{ readonly problem: string | null; readonly now: ImportDesk } | null, never>,
    begins: Work | null
  ) => {
    onBegin()
    setBusy(true)
    const answer = await run(program)
    setBusy(false)
    setProblem(answer === null ? NO_RESPONSE : answer.problem)
    setWatched(answer?.problem === null && begins !== null && upload !== null ? { name: upload.name, work: begins } : null)
    if (answer !== null) receive(answer.now)
  }
  const uploadId = upload?.uploadId ?? ""
  return {
    desk,
    transfer,
    isBusy: isBusy || transfer?.isSending === true,
    outcome: problem === null ? describe(desk, watched, transfer) : { tone: "bad" as const, text: problem },
    pick,
    resume: () => {
      setProblem(null)
      return transfer === null ? Promise.resolve() : transmit(transfer)
    },
    check: () => act((use) => use.Staff.use((staff) => staff.checkImportUpload(uploadId)), "checking"),
    load: (isAllowed: boolean) => act((use) => use.Staff.use((staff) => staff.loadImportUpload(uploadId, isAllowed)), "loading"),
    discard: () => act((use) => use.Staff.use((staff) => staff.discardImportUpload(uploadId)), null)
  }
}

/** Describes what happens to the upload now, or how what this page saw running has ended. */
const describe = (
  desk: ImportDesk | null,
  watched: { readonly name: string; readonly work: Work } | null,
  transfer: Transfer | null
): ImportOutcome | null => {
  if (transfer !== null) return transfer.isSending ? { tone: "info", text: `Uploading ${transfer.file.name}.` } : null
  if (desk === null) return null
  const { imports, upload } = desk
  if (upload?.state === "checking") return { tone: "info", text: `Checking ${upload.name}. You can leave this page.` }
  if (upload?.state === "loading") return { tone: "info", text: `Loading ${upload.name}. You can leave this page.` }
  if (upload?.state === "stopped")
    return {
      tone: "warning",
      text: `The shop was restarted before it had finished with ${upload.name}. Nothing has changed. Check it again.`
    }
  if (upload?.state === "receiving")
    return { tone: "info", text: `An upload of ${upload.name} is not complete. If it runs in no other window, choose the file again.` }
  if (watched === null) return null
  if (upload === null) return watched.work === "loading" ? describeEnd(imports[0], watched.name) : null
  const entry = imports.find(({ importId }) => importId === upload.importId)
  const reason = upload.message ?? entry?.message ?? ""
  if (watched.work === "loading") return { tone: "bad", text: `Nothing was loaded. ${reason}` }
  if (!upload.canLoad) return { tone: "bad", text: `${upload.name} cannot be loaded. ${reason}` }
  return upload.permission === null
    ? { tone: "good", text: `${upload.name} is checked. Nothing has changed yet.` }
    : { tone: "warning", text: `${upload.name} is checked. Nothing has changed yet. ${reason}` }
}

const describeEnd = (last: StaffImport | undefined, name: string): ImportOutcome | null => {
  if (last?.source !== name) return null
  if (last.isRunning) return { tone: "info", text: `Loading ${name}. You can leave this page.` }
  if (last.state !== "Loaded") return null
  const text = `${name} is loaded as import ${last.importId}. Shoppers see it within seconds.`
  return { tone: "good", text, ...(last.canUndo && { undo: last.importId }) }
}
