export { flushQueue } from "@camber/domain/offline-queue"
