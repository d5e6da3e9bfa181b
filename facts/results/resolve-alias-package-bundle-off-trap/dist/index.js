export { useState } from "react";
