import { OfflineQueue } from "@camber/domain/offline-queue"

/** The queue of changes that the visitor makes offline. */
export const services = { OfflineQueue }
export const { layer } = OfflineQueue
