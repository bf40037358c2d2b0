import { readFileSync } from "node:fs"
import { getSystemErrorCode } from "../../foundation/errorDetails.ts"

/** Identity of a process. Pids are reused, but pid and start time together are unique. */
export interface ProcessIdentity {
  readonly pid: number
  /** Clock ticks since boot, from /proc; null without /proc. */
  readonly startTime: string | null
}

export const thisProcess = (): ProcessIdentity => ({ pid: process.pid, startTime: readStat(process.pid)?.startTime ?? null })

/** Whether that process still runs. If the start time is unknown, any process with its pid counts. */
export const isRunning = ({ pid, startTime }: ProcessIdentity): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if (getSystemErrorCode(error) !== "EPERM") return false
  }
  const current = readStat(pid)
  if (current === undefined) return true
  // State Z is a zombie: the process has ended, but its parent has not collected the exit status.
  return current.state !== "Z" && (startTime === null || startTime === current.startTime)
}

const readStat = (pid: number): { readonly state: string | undefined; readonly startTime: string | null } | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1")
    // Field 2 is the command in parentheses, which may contain anything. So this splits the text after the command, where field 3 begins.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    return { state: fields[0], startTime: fields[22 - 3] ?? null }
  } catch {
    return undefined
  }
}
