/** Path the site lives under; plugins/htmlFirst writes it into the head script. */
declare const BASE_PATH: string;
