import { readFileSync } from "node:fs"
import { getSystemErrorCode } from "../../foundation/errorDetails.ts"

/** One run of a process: pids are used again, pid and start time together are not. */
export interface ProcessIdentity {
  readonly pid: number
  /** Clock ticks since the machine started, from /proc; null where there is no /proc. */
  readonly startTime: string | null
}

export const thisProcess = (): ProcessIdentity => ({ pid: process.pid, startTime: statOf(process.pid)?.startTime ?? null })

/** Whether that very process still runs. Where start times are unknown, any process with its pid counts. */
export const isRunning = ({ pid, startTime }: ProcessIdentity): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it is there, and belongs to somebody else.
    if (getSystemErrorCode(error) !== "EPERM") return false
  }
  const current = statOf(pid)
  if (current === undefined) return true
  // A zombie has ended; only its parent has not asked yet.
  return current.state !== "Z" && (startTime === null || startTime === current.startTime)
}

const statOf = (pid: number): { readonly state: string | undefined; readonly startTime: string | null } | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1")
    // Field 2 is the command in parentheses and may hold anything, so fields are counted from its end: the next is field 3.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    return { state: fields[0], startTime: fields[22 - 3] ?? null }
  } catch {
    return undefined
  }
}
