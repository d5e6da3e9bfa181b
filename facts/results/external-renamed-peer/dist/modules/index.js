export { useState } from "preact/compat";
