export { isGateway, publicAddress, withPublicAddresses, withPublicLinks } from "./public-address.ts";
