import type { DatabaseError } from "@camber/services/database"
import type { PushKeysUnusable, SessionKeyUnusable, SettingsInvalid } from "../settings/index.ts"
import type { CannotListen, PortBusy } from "./listen.ts"

/** What commonly keeps the process from starting or running. */
type KnownError = SettingsInvalid | SessionKeyUnusable | PushKeysUnusable | DatabaseError | PortBusy | CannotListen

/**
 * What the process ends with after an error of that tag: from 64 the nearest meaning of sysexits.h, each number once.
 * 0 is a stop that was asked for, and any other error ends with `otherExitCode`.
 */
export const exitCodes: Readonly<Record<string, number>> = {
  SettingsInvalid: 78,
  SessionKeyUnusable: 77,
  PushKeysUnusable: 79,
  PortBusy: 69,
  CannotListen: 71,
  FolderInUse: 75,
  FolderNotWritable: 73,
  DiskFull: 74,
  DatabaseBroken: 65,
  DataNewer: 66,
  DatabaseUnreachable: 68,
  DatabaseRefused: 67,
  ServerTooOld: 76,
  DataBehind: 80,
  MigrationFailed: 2,
  MigrationEdited: 81,
  DatabaseLost: 72
} satisfies { readonly [Tag in KnownError["_tag"]]: number }

export const otherExitCode = 1
/** A fault of the program itself. */
export const internalErrorExitCode = 70
/** Something kept it from ending in time: what timeout(1) says of it. */
export const timeoutExitCode = 124
/** Stopped at once by a second signal: 128 and the number of SIGINT. */
export const interruptedExitCode = 130
