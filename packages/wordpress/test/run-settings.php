<?php
/**
 * Calls the functions of the settings with the few functions of WordPress that they use. Reads the
 * submitted fields as JSON from the standard input and prints what would be stored.
 *
 * @package Askwell
 */

define( 'ABSPATH', __DIR__ );

$askwell_errors = array();
$askwell_stored = array(
	'server'     => 'https://old.example',
	'chatbot_id' => str_repeat( 'b', 24 ),
);

function get_option( $name ) {
	global $askwell_stored;
	return 'askwell_settings' === $name ? $askwell_stored : false;
}
function sanitize_text_field( $text ) {
	return trim( preg_replace( '/[\r\n\t ]+/', ' ', wp_strip_tags( $text ) ) );
}
function wp_strip_tags( $text ) {
	return strip_tags( $text );
}
function esc_url_raw( $url, $protocols ) {
	return preg_match( '#^(' . implode( '|', $protocols ) . ')://#i', $url ) ? preg_replace( '/[^a-z0-9-~+_.?#=!&;,\/:%@$|*\'()\[\]]/i', '', $url ) : '';
}
function untrailingslashit( $url ) {
	return rtrim( $url, '/\\' );
}
function add_settings_error( $setting, $code, $message ) {
	global $askwell_errors;
	$askwell_errors[] = $code;
}
function __( $text ) {
	return $text;
}

function shortcode_atts( $pairs, $attributes ) {
	return array_merge( $pairs, array_intersect_key( (array) $attributes, $pairs ) );
}
function absint( $value ) {
	return abs( (int) $value );
}
function add_shortcode() {}
function wp_get_script_tag( $attributes ) {
	return json_encode( $attributes, JSON_UNESCAPED_SLASHES );
}
function is_user_logged_in() {
	return false;
}

require dirname( __DIR__ ) . '/askwell/includes/settings.php';
require dirname( __DIR__ ) . '/askwell/includes/shortcode.php';

// With arguments: prints what the shortcode with these attributes answers, and a second one.
if ( $argc > 1 ) {
	$askwell_attributes = json_decode( $argv[1], true );
	echo askwell_shortcode( $askwell_attributes ), '|', askwell_shortcode( $askwell_attributes );
	exit;
}

$askwell_result = askwell_sanitize( json_decode( file_get_contents( 'php://stdin' ), true ) );
echo json_encode(
	array(
		'settings' => $askwell_result,
		'complete' => askwell_is_complete( $askwell_result ),
		'errors'   => $askwell_errors,
	)
);
