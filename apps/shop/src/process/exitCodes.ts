import type { DatabaseError } from "@camber/services/database"
import type { PushKeysUnusable } from "../settings/pushKeys.ts"
import type { SessionKeyUnusable } from "../settings/sessionKeys.ts"
import type { SettingsInvalid } from "../settings/Settings.ts"
import type { CannotListen, PortBusy } from "./listen.ts"

/** Errors that commonly prevent the process from starting or running. */
type KnownError = SettingsInvalid | SessionKeyUnusable | PushKeysUnusable | DatabaseError | PortBusy | CannotListen

/**
 * Exit code by error tag: the nearest meaning in sysexits.h (from 64), each number once. A requested stop exits with 0,
 * any other error with `otherExitCode`.
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
  SchemaNewer: 66,
  DatabaseUnreachable: 68,
  DatabaseRefused: 67,
  ServerTooOld: 76,
  SchemaOutdated: 80,
  MigrationFailed: 2,
  MigrationEdited: 81,
  DatabaseLost: 72
} satisfies { readonly [Tag in KnownError["_tag"]]: number }

export const otherExitCode = 1
/** An internal error of the program. */
export const internalErrorExitCode = 70
/** The process did not stop in time, as in timeout(1). */
export const timeoutExitCode = 124
/** Stopped immediately by a second signal: 128 plus the number of SIGINT. */
export const interruptedExitCode = 130
